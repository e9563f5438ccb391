import { environmentReading } from '@/data/base/environment';
import { takeOverPage } from './app/site/take-over-page';
import { meetLostChunks } from './app/update/meet-lost-chunks';

meetLostChunks();

const container = document.getElementById('root');
if (!container) throw new Error('site.html has lost its #root.');
void takeOverPage(container, environmentReading);
