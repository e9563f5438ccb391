import { expose } from 'comlink';
import { createDesk } from './desk';

// A worker, so that ten thousand rows never freeze the page.
expose(createDesk());
