// Loaded before the program: its output is a terminal, as over a serial line that tells no width.
Object.defineProperties(process.stdout, { isTTY: { value: true }, columns: { value: 0, writable: true } })
