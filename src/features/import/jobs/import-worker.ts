import { expose } from 'comlink';
import { createImportWorker } from '../session/worker-api';
import { jobReader } from './job-reader';

// A worker, so that ten thousand rows never freeze the page.
expose(createImportWorker(jobReader));
