import { expect, test } from 'vitest';
import { readable } from './talk';

test('escaped signs are read as they were written', () => {
  expect(readable('&lt;b&gt; &amp;amp; &quot;it&#x27;s&quot;')).toBe('<b> &amp; "it\'s"');
});
