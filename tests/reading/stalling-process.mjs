// Begins to read and never ends.
process.send({ begun: true }, () => {
  for (;;);
})
