import '../permission.css';
import { grantTopTree, topTreeKeys } from '@zhaocai/model/permission/menu-endpoints';
import { topMenuGrant } from '@zhaocai/model/permission/top-menu-endpoints';
import type { TreeNode as WireTree } from '@zhaocai/model/permission/wire';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { TicksForm } from '../grant/ticks-form.tsx';
import { useTicks } from '../grant/use-ticks.ts';
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
  const save = async () => (await grant.run({ topMenuIds: [id], menuIds: [...ticks.value] })) !== undefined;
  return (
    <TicksForm
      ticks={ticks}
      label={t(texts.menuSetting)}
      height={treeHeight}
      isSaving={grant.isRunning}
      onSave={save}
    />
  );
}
