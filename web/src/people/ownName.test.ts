import { beforeEach, expect, it, vi } from 'vitest';
import { call, Refused } from '../net/api';
import { settings } from '../settings.svelte';
import { forgetSentName, nameIsSent, sendName } from './ownName';

vi.mock(import('../net/api'), async (original) => ({ ...(await original()), call: vi.fn() }));

const ada = { name: 'Ada', tag: 7 };

beforeEach(() => {
  vi.mocked(call).mockReset();
  forgetSentName();
  settings.name = 'Ada';
});

it('a changed name is sent once', async () => {
  nameIsSent();
  settings.name = ' Adele ';
  expect(await sendName(ada)).toBe(true);
  expect(await sendName(ada)).toBe(false);
  expect(vi.mocked(call).mock.calls).toEqual([['POST', '/api/me/name', { name: 'Adele' }]]);
});

it('a name that another device changed is left as it is', async () => {
  nameIsSent();
  expect(await sendName({ ...ada, name: 'Adele' })).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

it('nothing is sent of nobody, and no empty name', async () => {
  expect(await sendName(null)).toBe(false);
  settings.name = ' ';
  expect(await sendName(ada)).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

it('what did not reach the server is sent again, what it refuses is not', async () => {
  settings.name = 'Bo';
  vi.mocked(call).mockRejectedValueOnce(new Refused('offline', '', 0));
  vi.mocked(call).mockRejectedValueOnce(new Refused('malformed', '', 400));
  expect(await sendName(ada)).toBe(false);
  expect(await sendName(ada)).toBe(false);
  expect(await sendName(ada)).toBe(false);
  expect(call).toHaveBeenCalledTimes(2);
});
