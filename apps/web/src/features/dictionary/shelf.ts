import type { Saved } from '@zhaocai/model';
import { dict, dictBiz } from '@zhaocai/model/dictionary/dict';
import { dictApi, dictBizApi } from '@zhaocai/model/dictionary/dict-endpoints';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { resource } from '@zhaocai/model/kit/resource';
import { dictionaryTexts as texts } from './texts.ts';

/** Which dictionaries a screen keeps. */
export interface Shelf {
  readonly title: Text;
  readonly entity: typeof dict | typeof dictBiz;
  readonly api: typeof dictApi;
  readonly save: Endpoint<DictInput, Saved>;
  readonly remove: Endpoint<{ ids: string }, null>;
  /** Rows of the platform stand among the tenant's own. */
  readonly isShared: boolean;
}

/** What the form sends. */
export interface DictInput {
  readonly id?: string;
  readonly version?: number;
  readonly parentId?: string | null;
  readonly code?: string;
  readonly dictKey?: string | null;
  readonly dictValue?: string;
  readonly valueEn?: string | null;
  readonly sort?: number;
  readonly isSealed?: 0 | 1;
  readonly remark?: string | null;
}

export const systemShelf: Shelf = {
  title: texts.system,
  entity: dict,
  api: dictApi,
  ...writing(dict),
  isShared: false,
};

export const businessShelf: Shelf = {
  title: texts.business,
  entity: dictBiz,
  api: dictBizApi,
  ...writing(dictBiz),
  isShared: true,
};

function writing(entity: typeof dict | typeof dictBiz): Pick<Shelf, 'save' | 'remove'> {
  const { save, remove } = entity === dict ? resource(dict) : resource(dictBiz);
  return { save, remove };
}
