import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fillShelf } from './home/shelf.svelte';
import { dress, settings } from './settings.svelte';
import { speak } from './texts/words.svelte';
import { register } from './worker/register';

dress();
await Promise.all([speak(settings.language), fillShelf()]);
mount(App, { target: document.getElementById('app')! });
void register();
if (settings.pushed) void import('./people/notices').then(({ keepNotices }) => keepNotices()).catch(() => undefined);
