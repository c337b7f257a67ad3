/** Numbers with the typographer's minus sign, which is as wide as the plus. */
import { FluentNumber, type Scope } from '@fluent/bundle';

const MINUS = '−';

export const figure = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));
/** With its sign: what is gained or lost. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));

/** A number below zero in a text: its plural is chosen as ever. */
export class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', MINUS);
  }
}
