import { afterEach, expect, test, vi } from 'vitest';
import { address, allGames, newClaim, openTable, Refused, takeSeat } from './api';

function answering(body: string, status = 200) {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

async function refusal(calling: Promise<unknown>): Promise<Refused> {
  const error = await calling.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refused);
  return error as Refused;
}

afterEach(() => vi.unstubAllGlobals());

test('an answer comes as it is', async () => {
  answering('[{"game": "incubation"}]');
  expect(await allGames()).toEqual([{ game: 'incubation' }]);
});

test('a wish is sent as JSON', async () => {
  const asked = answering('{"table": "t", "commitment": "c", "claims": {"1": "k"}}', 201);
  await openTable({ game: 'incubation', seats: [{ kind: 'me', name: 'Ada' }] });
  const [path, sent] = asked.mock.calls[0]!;
  expect(path).toBe('/api/tables');
  expect(sent?.method).toBe('POST');
  expect(JSON.parse(sent?.body as string).seats).toEqual([{ kind: 'me', name: 'Ada' }]);
});

test('a refusal is an error with its code, its sentence and its status', async () => {
  answering('{"code": "not_yours", "text": "this seat\'s link was used"}', 403);
  const refused = await refusal(takeSeat('t', 'k', 'Ada'));
  expect([refused.code, refused.message, refused.status]).toEqual([
    'not_yours',
    "this seat's link was used",
    403,
  ]);
});

test('an answer that is no JSON is a failure, not a success', async () => {
  answering('<html>', 502);
  expect((await refusal(allGames())).code).toBe('failed');
  answering('<html>', 200);
  expect((await refusal(allGames())).code).toBe('failed');
});

test('nobody answering is a refusal too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const refused = await refusal(newClaim('t', 1));
  expect([refused.code, refused.status]).toEqual(['offline', 0]);
});

test('a query leaves out what is not given', () => {
  expect(address('/a', { seat: 0, lang: 'fr' })).toBe('/a?seat=0&lang=fr');
  expect(address('/a', { seat: null, lang: undefined })).toBe('/a');
});
