/**
 * The wasm loader of the face mesh makes three kinds of functions out of text, which a
 * Content-Security-Policy without `unsafe-eval` refuses. These are the same three as closures, after
 * what Emscripten itself emits for `DYNAMIC_EXECUTION=0`.
 */
const closures: Readonly<Record<string, string>> = {
  createNamedFunction: `function createNamedFunction(name, body) {
  return Object.defineProperty(function () { return body.apply(this, arguments); }, 'name', { value: makeLegalFunctionName(name) });
}`,
  craftInvokerFunction: `function craftInvokerFunction(humanName, argTypes, classType, cppInvokerFunc, cppTargetFunc) {
  var argCount = argTypes.length;
  if (argCount < 2) throwBindingError("argTypes array size mismatch! Must at least get return value and 'this' types!");
  var isClassMethodFunc = argTypes[1] !== null && classType !== null;
  var needsDestructorStack = argTypes.slice(1).some(function (type) { return type !== null && type.destructorFunction === undefined; });
  var returns = argTypes[0].name !== 'void';
  var expected = argCount - 2;
  return function () {
    if (arguments.length !== expected) throwBindingError('function ' + humanName + ' called with ' + arguments.length + ' arguments, expected ' + expected + ' args!');
    var destructors = needsDestructorStack ? [] : null;
    var wired = [];
    var invoked = [cppTargetFunc];
    var thisWired;
    if (isClassMethodFunc) {
      thisWired = argTypes[1].toWireType(destructors, this);
      invoked.push(thisWired);
    }
    for (var i = 0; i < expected; i += 1) {
      wired.push(argTypes[i + 2].toWireType(destructors, arguments[i]));
      invoked.push(wired[i]);
    }
    var result = cppInvokerFunc.apply(null, invoked);
    if (needsDestructorStack) runDestructors(destructors);
    else for (var j = isClassMethodFunc ? 1 : 2; j < argCount; j += 1) {
      if (argTypes[j].destructorFunction !== null) argTypes[j].destructorFunction(j === 1 ? thisWired : wired[j - 2]);
    }
    if (returns) return argTypes[0].fromWireType(result);
  };
}`,
  __emval_get_method_caller: `function __emval_get_method_caller(argCount, argTypes) {
  var types = __emval_lookupTypes(argCount, argTypes);
  var returned = types[0];
  return __emval_addMethodCaller(function (handle, name, destructors, args) {
    var values = [];
    var offset = 0;
    for (var i = 1; i < argCount; i += 1) {
      values.push(types[i].readValueFromPointer(args + offset));
      offset += types[i].argPackAdvance;
    }
    var result = handle[name].apply(handle, values);
    for (var j = 1; j < argCount; j += 1) if (types[j].deleteObject) types[j].deleteObject(values[j - 1]);
    if (!returned.isVoid) return returned.toWireType(destructors, result);
  });
}`,
};

/** @throws when the source is not the one that this was written for. */
export function withoutEval(source: string): string {
  const replaced = Object.entries(closures).reduce(
    (text, [name, closure]) => replaceFunction(text, name, closure),
    source,
  );
  if (/new Function\b|new_\(Function\b|\beval\(/.test(replaced)) {
    throw new Error('The face mesh makes functions out of text somewhere else.');
  }
  return replaced;
}

function replaceFunction(source: string, name: string, closure: string): string {
  const start = source.indexOf(`function ${name}(`);
  if (start < 0 || source.includes(`function ${name}(`, start + 1)) {
    throw new Error(`The face mesh has another ${name} than its pinned version.`);
  }
  return source.slice(0, start) + closure + source.slice(endOfFunction(source, start));
}

/** The braces inside these functions' strings are balanced, so counting them is enough. */
function endOfFunction(source: string, start: number): number {
  let depth = 0;
  for (let at = source.indexOf('{', start); at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A function of the face mesh does not end.');
}
