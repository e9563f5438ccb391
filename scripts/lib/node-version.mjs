// Every command imports this first, before code an old Node could fail on.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Joblane needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}
