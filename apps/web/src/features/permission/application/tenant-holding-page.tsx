import '../permission.css';
import { menuStatus } from '@zhaocai/model/permission/choices';
import { menuList, tenantHasMenuIds, type MenuRecord } from '@zhaocai/model/permission/menu-endpoints';
import { roleTree } from '@zhaocai/model/permission/role-endpoints';
import { changeTenantMenu } from '@zhaocai/model/permission/top-menu-endpoints';
import type { TreeNode as RoleNode } from '@zhaocai/model/permission/wire';
import { tenantDetail } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { checksOf } from '../../../kit/tree/checks.ts';
import { flatNodes, type TreeNode } from '../../../kit/tree/tree-node.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { TicksForm } from '../grant/ticks-form.tsx';
import { useTicks } from '../grant/use-ticks.ts';
import { TenantSelect } from '../rights/tenant-select.tsx';
import { permissionTexts as texts } from '../texts.ts';
import { TenantApplications } from './tenant-applications.tsx';

const treeHeight = 480;

/** Which applications and menus a tenant holds (`?tenantId=`). */
export function TenantHoldingPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const tenantId = search.get('tenantId') ?? undefined;
  return (
    <div className="kit-page">
      <PageHead title={t(texts.tenantHolding)}>
        <TenantSelect
          value={tenantId}
          onChange={(next) => setSearch(next ? { tenantId: next } : {}, { replace: true })}
        />
        {t(texts.tenantHoldingText)}
      </PageHead>
      {tenantId ? (
        <>
          <Section title={t(texts.tenantApplications)}>
            <TenantApplications key={tenantId} tenantId={tenantId} />
          </Section>
          <TenantMenus key={tenantId} tenantId={tenantId} />
        </>
      ) : (
        <Empty title={t(texts.chooseTenant)} help={t(texts.chooseTenantHelp)} />
      )}
    </div>
  );
}

function TenantMenus({ tenantId }: { tenantId: string }) {
  const tenant = useEndpoint(tenantDetail, { tenantId });
  const menus = useEndpoint(menuList, {});
  const held = useEndpoint(tenantHasMenuIds, { tenantId });
  return (
    <Loaded query={tenant}>
      {({ kind }) => (
        <Loaded query={menus} rows={12}>
          {(forest) => (
            <Loaded query={held} rows={12}>
              {(ids) => <HoldingForm tenantId={tenantId} kind={kind} forest={forest} held={ids} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface HoldingFormProps {
  readonly tenantId: string;
  readonly kind: string;
  readonly forest: readonly MenuRecord[];
  readonly held: readonly string[];
}

function HoldingForm({ tenantId, kind, forest, held }: HoldingFormProps) {
  const t = useText();
  const confirm = useConfirm();
  const nodes = useMemo(() => nodesFor(forest, { kind, t }), [forest, kind, t]);
  const ticks = useTicks(nodes, held);
  const save = useCommand(changeTenantMenu, { success: texts.saved });
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const { added, taken } = ticks.change;
  const handleSave = async () => {
    const question = { title: t(texts.takeTitle, { count: taken.length }), text: t(texts.takeTenantText) };
    if (taken.length > 0 && !(await confirm({ ...question, ok: t(kitTexts.save), isDangerous: true }))) return false;
    const takenIds = untouchedKeys(ticks.nodes, ticks.value).filter((key) => held.includes(key));
    const givenIds = added.map(({ key }) => key);
    const asked = { tenantId, givenIds, takenIds, ...(givenIds.length > 0 && { roleIds }) };
    const isDone = (await save.run(asked)) !== undefined;
    if (isDone) setRoleIds([]);
    return isDone;
  };
  return (
    <>
      <TicksForm
        ticks={ticks}
        label={t(texts.tenantMenus)}
        height={treeHeight}
        isSaving={save.isRunning}
        onSave={handleSave}
      />
      {added.length > 0 && <RolesThatGetIt tenantId={tenantId} value={roleIds} onChange={setRoleIds} />}
    </>
  );
}

interface RolesThatGetItProps {
  readonly tenantId: string;
  readonly value: string[];
  readonly onChange: (roleIds: string[]) => void;
}

/** A menu that comes to a tenant is seen by nobody until a role has it. */
function RolesThatGetIt({ tenantId, value, onChange }: RolesThatGetItProps) {
  const t = useText();
  const isAllowed = useAllowed()('tenantRole_edit');
  const query = useEndpoint(roleTree, { tenantId }, { enabled: isAllowed });
  if (!isAllowed) return null;
  const options = flatRoles(query.data ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <label className="permission-to-roles">
      {t(texts.toRoles)}
      <Select
        mode="multiple"
        className="kit-wide"
        placeholder={t(texts.toRolesHelp)}
        loading={query.isFetching}
        options={options}
        optionFilterProp="label"
        value={value}
        onChange={onChange}
      />
    </label>
  );
}

function flatRoles(nodes: readonly RoleNode[]): readonly RoleNode[] {
  return nodes.flatMap((node) => [node, ...flatRoles(node.children ?? [])]);
}

/** What is ticked neither wholly nor in part: a menu of which nothing is left goes with its buttons. */
function untouchedKeys(nodes: readonly TreeNode[], value: readonly string[]): string[] {
  const { checked, half } = checksOf(nodes, new Set(value));
  const kept = new Set([...checked, ...half]);
  return flatNodes(nodes).flatMap(({ key }) => (kept.has(key) ? [] : [key]));
}

/** The built menus that are for this kind of tenant. */
function nodesFor(
  forest: readonly MenuRecord[],
  { kind, t }: { kind: string; t: ReturnType<typeof useText> },
): TreeNode[] {
  return forest
    .filter(({ status, tenantKinds }) => menuStatus.is(status, 'available') && tenantKinds.some((one) => one === kind))
    .map(({ id, name, nameEn, children }) => {
      const below = nodesFor(children ?? [], { kind, t });
      return {
        key: id,
        title: t({ zh: name, en: nameEn }),
        isLeaf: below.length === 0,
        ...(below.length > 0 && { children: below }),
      };
    });
}
