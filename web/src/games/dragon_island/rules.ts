/** The pictures of Dragon Island's rules: web/src/rules shows them. */
import MinutePicture from './MinutePicture.svelte';
import RulePicture from './RulePicture.svelte';

const PICTURED = [
  'DI-2.5',
  'DI-2.7',
  'DI-3.1',
  'DI-5.1',
  'DI-6.1',
  'DI-6.3',
  'DI-7.1',
  'DI-7.2',
  'DI-7.3',
  'DI-7.4',
  'DI-7.5',
  'DI-7.7',
  'DI-7.8',
  'DI-8.2',
];

export const pictures = {
  steps: 5,
  minute: MinutePicture,
  pictured: (rule: string): boolean => PICTURED.includes(rule),
  picture: RulePicture,
};
