// What a style sheet is in tests: a module of classes, each named as it is written.
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
