import { expose } from 'comlink';
import { createImportWorker } from '../session/worker-api';
import { customerReader } from './customer-reader';

// A worker, so that ten thousand rows never freeze the page.
expose(createImportWorker(customerReader));
