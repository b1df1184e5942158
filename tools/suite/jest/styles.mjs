// Style sheets in tests: a module in which each class has its source name.
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
