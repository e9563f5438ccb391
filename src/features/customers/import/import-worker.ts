import { expose } from 'comlink';
import { createDesk } from './desk';

// One desk per worker: ten thousand rows never freeze the page.
expose(createDesk());
