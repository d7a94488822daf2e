import '../permission.css';
import { grantTopTree, topTreeKeys } from '@zhaocai/model/permission/menu-endpoints';
import { topMenuGrant } from '@zhaocai/model/permission/top-menu-endpoints';
import type { TreeNode as WireTree } from '@zhaocai/model/permission/wire';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle, useUnsaved } from '../../../kit/page/page-tab.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { CheckedTree } from '../../../kit/tree/checked-tree.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useTicks } from '../grant/use-ticks.ts';
import { ChangePanel } from '../rights/change-panel.tsx';
import { grantNodes } from '../rights/grant-nodes.ts';
import { permissionTexts as texts } from '../texts.ts';
import { topMenuDetail } from './top-menu-calls.ts';

const treeHeight = 560;

/** Which menus an application shows (`?id=`). */
export function MenuSettingPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <Empty title={t(texts.fromList)} />;
  return <MenuSetting key={id} id={id} />;
}

function MenuSetting({ id }: { id: string }) {
  const t = useText();
  const top = useEndpoint(topMenuDetail, { id });
  const tree = useEndpoint(grantTopTree, {});
  const keys = useEndpoint(topTreeKeys, { topMenuIds: [id] });
  const name = top.data && t({ zh: top.data.name, en: top.data.nameEn });
  useTabTitle(name);
  return (
    <div className="kit-page">
      <PageHead title={t(texts.menuSetting)} note={name}>
        {t(texts.menuSettingText)}
      </PageHead>
      <Loaded query={tree} rows={12}>
        {({ menu }) => (
          <Loaded query={keys} rows={12}>
            {(held) => <SettingForm id={id} tree={menu} held={held.menu} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

function SettingForm({ id, tree, held }: { id: string; tree: readonly WireTree[]; held: readonly string[] }) {
  const t = useText();
  const ticks = useTicks(
    useMemo(() => grantNodes(tree), [tree]),
    held,
  );
  const grant = useCommand(topMenuGrant, { success: texts.saved });
  const release = useUnsaved(ticks.change.added.length + ticks.change.taken.length > 0);
  const handleSave = async () => {
    if (!(await grant.run({ topMenuIds: [id], menuIds: [...ticks.value] }))) return;
    release();
    ticks.undo();
  };
  return (
    <div className="permission-grant">
      <CheckedTree
        nodes={ticks.nodes}
        value={ticks.value}
        onChange={ticks.set}
        height={treeHeight}
        label={t(texts.menuSetting)}
      />
      <ChangePanel
        change={ticks.change}
        isSaving={grant.isRunning}
        onSave={() => void handleSave()}
        onUndo={ticks.undo}
        saveText={t(kitTexts.save)}
      />
    </div>
  );
}
