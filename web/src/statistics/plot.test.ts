import { describe, expect, it } from 'vitest';
import { across, meansOfFive, scaleOf } from './plot';

describe('a plot', () => {
  it('has round lines around all values', () => {
    const { least, most, ticks, at } = scaleOf([29, 66], 200, 0);
    expect([least, most]).toEqual([20, 70]);
    expect(ticks).toEqual([20, 30, 40, 50, 60, 70]);
    expect([at(20), at(45), at(70)]).toEqual([200, 100, 0]);
  });

  it('stands with one value, equal values, or points below zero', () => {
    expect(scaleOf([5], 100, 0).ticks).toEqual([5, 6]);
    expect(scaleOf([0, 0], 100, 0).ticks).toEqual([0, 1]);
    expect(scaleOf([-7, 3], 100, 0).ticks).toEqual([-8, -6, -4, -2, 0, 2, 4]);
    expect(across(1, 0, 10)(0)).toBe(5);
    expect(across(3, 0, 10)(2)).toBe(10);
  });

  it('has the means of five games', () => {
    expect(meansOfFive([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
  });
});
