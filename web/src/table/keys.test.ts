import { expect, test, vi } from 'vitest';
import { onKeys } from './keys';

function press(key: string, target: HTMLElement, more: KeyboardEventInit = {}): number {
  const action = vi.fn();
  const listen = onKeys({ u: action, ArrowLeft: action });
  document.body.append(target);
  target.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return action.mock.calls.length;
}

test('a key does its thing, whatever its case', () => {
  expect(press('u', document.createElement('div'))).toBe(1);
  expect(press('U', document.createElement('div'))).toBe(1);
  expect(press('ArrowLeft', document.createElement('div'))).toBe(1);
});

test('keys in a text field do nothing at the table', () => {
  expect(press('u', document.createElement('input'))).toBe(0);
});

test('while a dialog is open the table hears no key, wherever the focus is', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  expect(press('u', document.createElement('div'))).toBe(0);
  dialog.remove();
  expect(press('u', document.createElement('div'))).toBe(1);
});

test("the browser's own keys are left alone", () => {
  expect(press('u', document.createElement('div'), { ctrlKey: true })).toBe(0);
});
