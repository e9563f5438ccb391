// Loaded before firebase-tools. Its Auth emulator recompiles the rules for schemas for every parameter of its
// constant API description, only to check that the description is valid: most of the emulators' start time.
// Requests are validated as before.
import { createRequire } from 'node:module';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv');
Ajv.prototype.validateSchema = () => true;
