import { mount } from 'svelte';
import '../style.css';
import PlayBook from '../lib/saved/PlayBook.svelte';
import type { Book } from '../lib/saved/book';
import { workbench } from '../lib/workbench.svelte';

const root = document.documentElement;
root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
workbench.place.language = root.lang.startsWith('zh') ? 'zh' : 'en';

// Where a saved file has a game in it, it is played there.
const target = document.getElementById('play');
const data = document.getElementById('book');
if (target && data) mount(PlayBook, { target, props: { book: JSON.parse(data.textContent ?? '') as Book } });
