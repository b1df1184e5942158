import ts from 'typescript';

/**
 * Rejects lookups in plain objects by a key of type `string`: `table[key]` and `key in table`. Such a key may come from a
 * client, and `constructor`, `toString` or `__proto__` then find a member of the prototype (ADR 0027).
 *
 * Accepted: keys that are numbers, symbols or unions of literals; arrays; variables initialized with `Object.create(null)`;
 * code behind `Object.hasOwn(table, key)` in the same condition. Otherwise use a `Map`, or `lookup(table, key)` of the domain.
 */
export const ownPropertyLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: 'A string key may name a member of the prototype: use a Map, lookup() or Object.hasOwn().',
      write: "The key '__proto__' replaces the prototype: use a Map, Object.fromEntries() or Object.create(null).",
      in: 'The operator `in` finds members of the prototype: use Object.hasOwn().',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    if (!services?.program) throw new Error('own-property-lookup needs types: parserOptions.projectService');
    const checker = services.program.getTypeChecker();

    const typeAt = (node) => services.getTypeAtLocation(node);

    function isOpenKey(node) {
      const type = typeAt(withoutAssertions(node));
      const resolved = checker.getBaseConstraintOfType(type) ?? type;
      return parts(resolved).some(({ flags }) => (flags & OPEN_KEY) !== 0);
    }

    function isPlainObject(node) {
      const type = typeAt(node);
      const resolved = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
      if (hasNoPrototype(node)) return false;
      return parts(resolved).some((part) => !checker.isArrayType(part) && !checker.isTupleType(part));
    }

    /** True for a variable that is initialized with `Object.create(null)`. */
    function hasNoPrototype(node) {
      if (node.type !== 'Identifier') return false;
      const definition = variableOf(node)?.defs[0]?.node;
      const value = definition?.type === 'VariableDeclarator' && definition.init;
      return Boolean(value) && /^Object\.create\(null\)/.test(sourceCode.getText(withoutAssertions(value)));
    }

    function variableOf(node) {
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable) return variable;
      }
      return undefined;
    }

    /** True below `Object.hasOwn(object, key)` of an `&&`, a conditional or an `if`. */
    function isGuarded(node, object, key) {
      const guard = `Object.hasOwn(${sourceCode.getText(object)}, ${sourceCode.getText(withoutAssertions(key))})`;
      for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
        if (parent.type.includes('Function')) return false;
        const condition = conditionOf(parent, child);
        if (condition && conjuncts(condition).some((part) => sourceCode.getText(part) === guard)) return true;
      }
      return false;
    }

    function check(node, object, key, messageId) {
      if (isOpenKey(key) && isPlainObject(object) && !isGuarded(node, object, key)) context.report({ node, messageId });
    }

    return {
      MemberExpression(node) {
        if (node.computed) check(node, node.object, node.property, isWritten(node) ? 'write' : 'read');
      },
      BinaryExpression(node) {
        if (node.operator === 'in' && node.left.type !== 'PrivateIdentifier') check(node, node.right, node.left, 'in');
      },
    };
  },
};

const OPEN_KEY = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping | ts.TypeFlags.Any;

/** The members of unions and intersections: a branded string is a string. */
const parts = (type) => (type.isUnionOrIntersection() ? type.types.flatMap(parts) : [type]);

/** The expression below `as`, `!` and `satisfies`, which change nothing at run time. */
function withoutAssertions(node) {
  let inner = node;
  while (/^TS(As|NonNull|Satisfies|TypeAssertion)/.test(inner.type)) inner = inner.expression;
  return inner;
}

const isWritten = ({ parent, ...node }) =>
  (parent.type === 'AssignmentExpression' &&
    parent.left.range[0] === node.range[0] &&
    parent.left.range[1] === node.range[1]) ||
  parent.type === 'UpdateExpression';

/** What is true where `child` is evaluated, if `parent` decides that. */
function conditionOf(parent, child) {
  if (parent.type === 'LogicalExpression')
    return parent.operator === '&&' && parent.right === child ? parent.left : null;
  if (parent.type === 'ConditionalExpression' || parent.type === 'IfStatement') {
    return parent.consequent === child ? parent.test : null;
  }
  return null;
}

/** `a && b && c` as `[a, b, c]`. */
function conjuncts(node) {
  if (node.type !== 'LogicalExpression' || node.operator !== '&&') return [node];
  return [...conjuncts(node.left), ...conjuncts(node.right)];
}
