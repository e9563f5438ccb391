import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of a program on PATH, or null. @param {string[]} names in order of preference */
export function findOnPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The major version of the Java on this machine; 0 without one. */
export function javaVersion() {
  const { stderr, status } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (status !== 0) return 0;
  const [, major = '0', minor = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? [];
  return major === '1' ? Number(minor) : Number(major);
}
