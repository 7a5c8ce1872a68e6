// Every command in package.json loads this first. It ends the command if Node.js is too old for the project, so it must
// run on old versions itself: it is neither TypeScript nor an ES module.

const { engines } = require("../package.json");

const required = engines.node.replace(">=", "");
const [requiredMajor, requiredMinor] = required.split(".").map(Number);
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < requiredMajor || (major === requiredMajor && minor < requiredMinor)) {
  console.error(`Node.js ${required} or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}
