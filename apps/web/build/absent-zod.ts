/**
 * What stands in the browser where the model describes inputs and answers: nothing. The server alone judges them;
 * there the schemas are zod's, here every step of their making is itself again (decisions/0008).
 */
const absent: unknown = new Proxy(() => absent, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : absent),
  apply: () => absent,
  construct: () => absent as object,
});

export const z = absent;
