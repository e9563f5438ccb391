// Loaded before firebase-tools. Its Auth emulator compiles the rules for schemas anew for every parameter of its own,
// constant API description, only to check that the description is sound: most of the time the emulators take to start.
// What arrives at the emulator is checked as before.
import { createRequire } from 'node:module';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv');
Ajv.prototype.validateSchema = () => true;
