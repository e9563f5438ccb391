import { startApp } from './app/start-app';
import { meetLostChunks } from './app/update/meet-lost-chunks';

meetLostChunks();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root.');
startApp(container);
