/** The pictures of Attack of the Jelly Monster's rules. */
import type { RulePictures } from '../../rules/pictures';
import './city.css';
import MinutePicture from './MinutePicture.svelte';
import RulePicture from './RulePicture.svelte';

const PICTURED = [
  'JM-1.2',
  'JM-1.3',
  'JM-2.2',
  'JM-2.3',
  'JM-2.4',
  'JM-2.6',
  'JM-2.7',
  'JM-3.2',
  'JM-3.3',
  'JM-3.4',
  'JM-3.5',
  'JM-3.6',
  'JM-3.7',
  'JM-3.8',
  'JM-3.9',
  'JM-3.10',
  'JM-3.11',
  'JM-4.2',
];

export const pictures: RulePictures = {
  steps: 5,
  minute: MinutePicture,
  pictured: (rule) => PICTURED.includes(rule),
  picture: RulePicture,
};
