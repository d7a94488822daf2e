import type { Route } from '@zhaocai/model/kit/entity';

/** How the rows of an entity are found by those who refer to it; what is absent the API does not have. */
export interface Reference {
  readonly name: string;
  /** The field that names a row: the first that the entity's search looks into. */
  readonly nameField: string;
  readonly page?: Route;
  readonly list?: Route;
  readonly detail?: Route;
  /** A tree that is opened step by step, and the whole of it. */
  readonly lazyTree?: Route;
  readonly tree?: Route;
}
