import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Animal from './Animal.svelte';
import Dragon from './Dragon.svelte';
import Egg from './Egg.svelte';
import { both } from './mirror';
import { line } from './place';
import Stack from './Stack.svelte';
import { SYMBOLS } from './symbols';

/** How often the symbol is drawn. */
function count(container: HTMLElement, symbol: keyof typeof SYMBOLS): number {
  return container.querySelectorAll(`path[d="${SYMBOLS[symbol]}"]`).length;
}

describe('colours never speak alone', () => {
  it('strews an egg with its symbol, and gives a small one a large symbol', () => {
    expect(count(render(Egg, { colours: ['jade'] }).container, 'leaf')).toBe(7);
    expect(count(render(Egg, { colours: ['jade'], scale: 0.3 }).container, 'leaf')).toBe(1);
  });

  it('shows both symbols of a hybrid', () => {
    const { container } = render(Egg, { colours: ['ruby', 'azure'], scale: 0.3 });
    expect([count(container, 'lozenge'), count(container, 'moon')]).toEqual([1, 1]);
  });

  it('gives a small dragon a badge', () => {
    expect(count(render(Dragon, { colour: 'amber' }).container, 'sun')).toBe(1);
    expect(count(render(Dragon, { colour: 'amber', scale: 0.3 }).container, 'sun')).toBe(2);
  });

  it('gives an animal the symbol of its colour', () => {
    expect(count(render(Animal, { name: 'fox', colour: 'lilac' }).container, 'hex')).toBe(1);
  });
});

it('numbers a stack from two on', () => {
  expect(render(Stack, { kind: 'coin', count: 0 }).container.querySelector('circle')).toBeNull();
  expect(render(Stack, { kind: 'coin', count: 1 }).container.textContent.trim()).toBe('');
  expect(render(Stack, { kind: 'coin', count: 7 }).container.textContent.trim()).toBe('7');
});

it('parts the clips of two eggs on one page', () => {
  render(Egg, { colours: ['jade'] });
  const { baseElement } = render(Egg, { colours: ['ruby'] });
  const ids = [...baseElement.querySelectorAll('clipPath')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(1);
});

it('keeps outlines visible on small pieces, and thin on large ones', () => {
  expect(line(3, 1)).toBe(3);
  expect(line(3, 0.2) * 0.2).toBeCloseTo(1.4);
  expect(line(3, 4) * 4).toBeCloseTo(4.4);
});

it('mirrors a shape to the other side', () => {
  expect(both('M1,2 L-3,4Z')).toBe('M1,2 L-3,4Z M-1,2 L3,4Z');
});
