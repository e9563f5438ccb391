import { expose } from 'comlink';
import { createImportWorker } from './worker-api';

// A worker, so that ten thousand rows never freeze the page.
expose(createImportWorker());
