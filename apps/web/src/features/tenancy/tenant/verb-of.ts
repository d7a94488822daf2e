/** A generic call that the entity declares; asking for one that it lacks is a mistake in the code. */
export function verbOf<E>(endpoint: E | undefined): E {
  if (endpoint === undefined) throw new Error('the entity does not declare this verb');
  return endpoint;
}
