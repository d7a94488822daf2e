import { selfGrantTopList } from '@zhaocai/model/permission/top-menu-endpoints';
import { menuRoutes, type MenuNode } from '@zhaocai/model/system/menu';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { permissionTexts as texts } from '../texts.ts';

export interface ApplicationFilterProps {
  readonly value: string | undefined;
  readonly onChange: (topId: string | undefined) => void;
}

/** Looks at one application at a time: the applications under which the granter holds something. */
export function ApplicationFilter({ value, onChange }: ApplicationFilterProps) {
  const t = useText();
  const { data } = useEndpoint(selfGrantTopList, {});
  return (
    <Select
      allowClear
      className="permission-search"
      aria-label={t(texts.application)}
      placeholder={t(texts.allApplications)}
      value={value}
      options={(data ?? []).map(({ id, name, nameEn }) => ({ value: id, label: t({ zh: name, en: nameEn }) }))}
      onChange={onChange}
    />
  );
}

/** The menus that an application shows; undefined for all of them. */
export function useApplicationMenus(topId: string | undefined): ReadonlySet<string> | undefined {
  const query = useEndpoint(menuRoutes, { topMenuId: topId }, { enabled: topId !== undefined });
  return useMemo(() => (topId && query.data ? new Set(idsOf(query.data)) : undefined), [topId, query.data]);
}

function idsOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);
}
