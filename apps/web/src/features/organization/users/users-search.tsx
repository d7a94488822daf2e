import { user } from '@zhaocai/model/organization/user';
import type { Ref } from 'react';
import { FilterChips } from '../../../kit/resource-page/filter-chips.tsx';
import { filtersOf } from '../../../kit/resource-page/filters.ts';
import { SearchBar } from '../../../kit/resource-page/search-bar.tsx';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useText } from '../../../kit/text/language.ts';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import type { TreeSource } from '../../../kit/tree/use-tree-nodes.ts';
import { organizationTexts as texts } from '../texts.ts';

type Values = Readonly<Record<string, string>>;

/** What people are looked for by comes first. */
const sought = ['name', 'account', 'phone', 'status'];
const rank = (name: string) => (sought.includes(name) ? sought.indexOf(name) : sought.length);
const filters = filtersOf(user).toSorted((left, right) => rank(left.name) - rank(right.name));

export interface UsersSearchProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly source: TreeSource;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** What the list of people is narrowed by. On a phone the tree of departments is a field among the others. */
export function UsersSearch({ ref, source, values, onChange }: UsersSearchProps) {
  const t = useText();
  const isPhone = useCompact();
  const { deptId } = values;
  return (
    <>
      <SearchBar
        ref={ref}
        filters={filters}
        values={values}
        onSearch={(next) => onChange(withDept(next, deptId ?? null))}
      />
      {isPhone && (
        <div className="org-search">
          <TreeField
            source={source}
            value={deptId ?? null}
            placeholder={t(texts.byDept)}
            label={t(texts.byDept)}
            onChange={(chosen) => onChange(withDept(values, chosen))}
          />
        </div>
      )}
      <FilterChips filters={filters} values={values} onChange={onChange} />
    </>
  );
}

function withDept({ deptId: _former, ...others }: Values, deptId: string | string[] | null): Record<string, string> {
  return typeof deptId === 'string' ? { ...others, deptId } : others;
}
