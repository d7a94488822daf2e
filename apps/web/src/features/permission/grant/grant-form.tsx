import type { GrantKeys, GrantTrees } from '@zhaocai/model/permission/menu-endpoints';
import { roleGrant, type RoleRecord } from '@zhaocai/model/permission/role-endpoints';
import { useMemo, useState, type ReactNode } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { CheckedTree } from '../../../kit/tree/checked-tree.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { TabContainer } from '../../../kit/widgets/tab-container.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { ChangePanel } from '../rights/change-panel.tsx';
import { branchesWith, grantNodes } from '../rights/grant-nodes.ts';
import type { RolePlace } from '../rights/role-place.ts';
import { permissionTexts as texts } from '../texts.ts';
import { ApplicationFilter, useApplicationMenus } from './application-filter.tsx';
import { joinChanges, useTicks, type Ticks } from './use-ticks.ts';

export interface GrantFormProps {
  readonly place: RolePlace;
  readonly tenantId: string | undefined;
  readonly role: RoleRecord;
  readonly trees: GrantTrees;
  readonly held: GrantKeys;
}

const treeHeight = 520;

/** Three trees to tick, and beside them what that will change. */
export function GrantForm({ place, tenantId, role, trees, held }: GrantFormProps) {
  const t = useText();
  const [topId, setTopId] = useState<string>();
  const menus = useTicks(useNodes(trees.menu), held.menu);
  const dataScopes = useTicks(useNodes(trees.dataScope), held.dataScope);
  const apiScopes = useTicks(useNodes(trees.apiScope), held.apiScope);
  const all = [menus, dataScopes, apiScopes];
  const change = joinChanges(all.map((ticks) => ticks.change));
  const isChanged = change.added.length + change.taken.length > 0;
  const release = useUnsaved(isChanged);
  const { save, isSaving } = useSave({ role, tenantId, versions: held.versions, taken: change.taken.length });
  const undo = () => all.forEach((ticks) => ticks.undo());
  const handleSave = async () => {
    const isStored = await save({ menus, dataScopes, apiScopes });
    if (!isStored) return;
    release();
    undo();
  };
  return (
    <div className="permission-grant">
      <TabContainer
        parts={[
          {
            key: 'menu',
            label: <TabName name={t(texts.menus)} ticks={menus} />,
            children: (
              <MenuTab
                ticks={menus}
                topId={topId}
                filter={place.isPlatforms ? undefined : <ApplicationFilter value={topId} onChange={setTopId} />}
              />
            ),
          },
          {
            key: 'dataScope',
            label: <TabName name={t(texts.dataScopes)} ticks={dataScopes} />,
            children: <ScopeTab ticks={dataScopes} name={t(texts.dataScopes)} empty={t(texts.noScopes)} />,
          },
          {
            key: 'apiScope',
            label: <TabName name={t(texts.apiScopes)} ticks={apiScopes} />,
            children: <ScopeTab ticks={apiScopes} name={t(texts.apiScopes)} empty={t(texts.noApiScopes)} />,
          },
        ]}
      />
      <ChangePanel
        change={change}
        isSaving={isSaving}
        onSave={() => void handleSave()}
        onUndo={undo}
        saveText={t(texts.saveGrant)}
      />
    </div>
  );
}

function useNodes(wire: GrantTrees['menu']) {
  return useMemo(() => grantNodes(wire), [wire]);
}

interface Saving {
  readonly role: RoleRecord;
  readonly tenantId: string | undefined;
  readonly versions: GrantKeys['versions'];
  readonly taken: number;
}

function useSave({ role, tenantId, versions, taken }: Saving) {
  const t = useText();
  const confirm = useConfirm();
  const grant = useCommand(roleGrant, { success: texts.granted });
  const save = async (ticks: Readonly<Record<'menus' | 'dataScopes' | 'apiScopes', Ticks>>): Promise<boolean> => {
    const text = t(texts.takeText, { users: role.userCount });
    const title = t(texts.takeTitle, { count: taken });
    if (taken > 0 && !(await confirm({ title, text, ok: t(texts.saveGrant), isDangerous: true }))) return false;
    const answer = await grant.run({
      roleIds: [role.id],
      menuIds: [...ticks.menus.value],
      dataScopeIds: [...ticks.dataScopes.value],
      apiScopeIds: [...ticks.apiScopes.value],
      versions,
      tenantId,
    });
    return answer !== undefined;
  };
  return { save, isSaving: grant.isRunning };
}

function TabName({ name, ticks: { change } }: { name: string; ticks: Ticks }) {
  const count = change.added.length + change.taken.length;
  return (
    <>
      {name}
      {count > 0 && <span className="kit-count permission-tab-count">{count}</span>}
    </>
  );
}

/** With an application only its menus are shown; what is ticked elsewhere stays. */
function MenuTab({ ticks, topId, filter }: { ticks: Ticks; topId: string | undefined; filter: ReactNode }) {
  const t = useText();
  const inTop = useApplicationMenus(topId);
  const nodes = inTop ? branchesWith(ticks.nodes, inTop) : ticks.nodes;
  return (
    <div className="permission-tab">
      {filter}
      <TickTree ticks={ticks} nodes={nodes} label={t(texts.menus)} />
    </div>
  );
}

function ScopeTab({ ticks, name, empty }: { ticks: Ticks; name: string; empty: string }) {
  if (ticks.nodes.length === 0) return <Empty title={empty} />;
  return <TickTree ticks={ticks} nodes={ticks.nodes} label={name} />;
}

function TickTree({ ticks, nodes, label }: { ticks: Ticks; nodes: Ticks['nodes']; label: string }) {
  const shown = new Set(keysOf(nodes));
  const handleChange = (checked: readonly string[]) => {
    const elsewhere = ticks.value.filter((key) => !shown.has(key));
    ticks.set([...elsewhere, ...checked]);
  };
  const value = ticks.value.filter((key) => shown.has(key));
  return <CheckedTree nodes={nodes} value={value} onChange={handleChange} height={treeHeight} label={label} />;
}

function keysOf(nodes: Ticks['nodes']): string[] {
  return nodes.flatMap(({ key, children }) => [key, ...keysOf(children ?? [])]);
}
