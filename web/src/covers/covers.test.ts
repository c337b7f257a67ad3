import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { covered, coverOf } from '.';
import Plain from './Plain.svelte';

describe('the covers', () => {
  it.each(covered)('draws %s within sixty shapes, and leaves it unspoken', async (game) => {
    const { container } = render(await coverOf(game));
    const shapes = [...container.querySelectorAll('path, rect, circle, ellipse, polygon')];
    const drawn = shapes.filter((shape) => !shape.closest('clipPath'));
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.length).toBeLessThanOrEqual(60);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('gives a plain cover to a game that has none', async () => {
    expect(await coverOf('another')).toBe(Plain);
  });
});
