import { expose } from 'comlink';
import { createDirectoryIndex } from './directory-index';
import { deviceKeeper } from './kept-shards';
import { withSentErrors } from './worker-errors';

expose(withSentErrors(createDirectoryIndex(deviceKeeper)));
