// A style sheet in tests: a module of classes, each with its name in the source.
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
