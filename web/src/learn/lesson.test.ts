import { expect, test } from 'vitest';
import { Course } from './lesson.svelte';
import type { Lesson } from '../net/protocol';

const roll = { move: 'roll' };
const keep = { move: 'keep' };
const lesson: Lesson = {
  game: 'incubation',
  seat: 0,
  seats: ['You', 'Otto'],
  comments: { '0': 'Roll the dice.', '3': 'Well done.' },
  frames: [
    { n: 0, view: { at: 0 }, events: [], legal: [roll], legal_texts: ['Roll'] },
    { n: 1, set: { at: 1 }, seat: 0, move: roll, events: [], legal: [], legal_texts: [] },
    { n: 2, set: { at: 2 }, seat: 1, move: roll, events: [], legal: [keep], legal_texts: ['Keep'] },
    { n: 3, set: { at: 3 }, seat: 0, move: keep, events: [], legal: [], legal_texts: [] },
  ],
};

test('the newcomer is asked for the recorded move, and no other counts', () => {
  const course = new Course(lesson);
  expect([course.asked, course.askedText, course.comment]).toEqual([roll, 'Roll', 'Roll the dice.']);
  expect(course.play(keep)).toBe(false);
  expect(course.step).toBe(0);
  expect(course.play(roll)).toBe(true);
  expect(course.timeline.shown?.view).toEqual({ at: 1 });
});

test('a move is asked for once all is said', () => {
  const course = new Course({ ...lesson, comments: { '0': 'These are dice.\nRoll them.' } });
  expect([course.comment, course.asked, course.play(roll)]).toEqual(['These are dice.', null, false]);
  course.goOn();
  expect([course.step, course.comment, course.asked]).toEqual([0, 'Roll them.', roll]);
});

test('moves of others come by themselves', () => {
  const course = new Course(lesson, 1);
  expect([course.goesOn, course.asked, course.acting]).toEqual([true, null, 1]);
  course.goOn();
  expect([course.goesOn, course.asked]).toEqual([false, keep]);
});

test('only the newcomer’s own moves are counted', () => {
  const course = new Course(lesson, 2);
  expect([course.made, course.toMake]).toEqual([1, 2]);
});

test('the lesson ends with its last step', () => {
  const course = new Course(lesson, 3);
  expect([course.isOver, course.comment, course.goesOn]).toEqual([true, 'Well done.', false]);
  course.goOn();
  expect(course.step).toBe(3);
});
