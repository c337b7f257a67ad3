/** Opens the board's preview: a page of the development server only. */
import { mount } from 'svelte';
import '../../style/base.css';
import Preview from './Preview.svelte';

mount(Preview, { target: document.getElementById('preview')! });
