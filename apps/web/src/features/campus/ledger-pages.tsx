import type { Row } from '@zhaocai/model/kit/entity';
import { carDistribution } from '@zhaocai/model/campus/car-position';
import { civilDefence } from '@zhaocai/model/campus/civil-defence';
import { facility } from '@zhaocai/model/campus/facility';
import { land } from '@zhaocai/model/campus/land';
import { managementUser } from '@zhaocai/model/campus/management-user';
import { school } from '@zhaocai/model/campus/school';
import { structure } from '@zhaocai/model/campus/structure';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { campusTexts as texts } from './texts.ts';

/** What a school is, year by year. */
export function SchoolPage() {
  const t = useText();
  const columns: readonly (string | DataColumn<Row<typeof school>>)[] = [
    'year',
    { prop: 'schoolName', label: school.fields.schoolName.label, width: 180, type: 'mylink', sortable: true },
    'schoolCode',
    'schoolType',
    'landArea',
    'buildArea',
    'studentTotal',
    'undergrad',
    'master',
    'doctor',
    'overseas',
    'staffTotal',
  ];
  return <ResourcePage entity={school} title={t(texts.schools)} columns={columns} />;
}

/** The parcels of land and by which right they are used. */
export function LandPage() {
  const t = useText();
  const columns: readonly (string | DataColumn<Row<typeof land>>)[] = [
    'landNo',
    { prop: 'landName', label: land.fields.landName.label, width: 180, type: 'mylink', sortable: true },
    'campus',
    'landType',
    'area',
    'useStatus',
    'landRightOfUse',
    'landRightOfUseType',
    'expireDate',
    'certNo',
    'certArea',
    'landGrade',
    'value',
    'address',
  ];
  return <ResourcePage entity={land} title={t(texts.parcels)} columns={columns} />;
}

/** Civil defence works: what they resist, what they serve in peace. */
export function CivilDefencePage() {
  const t = useText();
  const columns: readonly (string | DataColumn<Row<typeof civilDefence>>)[] = [
    'projectNo',
    { prop: 'projectName', label: civilDefence.fields.projectName.label, width: 220, type: 'mylink', sortable: true },
    'campus',
    'category',
    'wartimeFunction',
    'nuclearLevel',
    'conventionalLevel',
    'peacetimeUse',
    'buildArea',
    'keepOnRecord',
    'recordNo',
    'lastCheckDate',
    'mansionId',
  ];
  return <ResourcePage entity={civilDefence} title={t(texts.works)} columns={columns} />;
}

/** Roads, walls, gates: what is built and is no building. */
export function StructurePage() {
  const t = useText();
  const columns: readonly (string | DataColumn<Row<typeof structure>>)[] = [
    'goodsNo',
    { prop: 'goodsName', label: structure.fields.goodsName.label, width: 180, type: 'mylink', sortable: true },
    'buildGoodsType',
    'campus',
    'location',
    'measure',
    { prop: 'unit', label: structure.fields.unit.label, width: 100 },
    'useStatus',
    'completionDate',
    'originalValue',
    'manageDeptId',
    'structure',
  ];
  return <ResourcePage entity={structure} title={t(texts.structures)} columns={columns} />;
}

/** Equipment of buildings and rooms, and when it is inspected next. */
export function FacilityPage() {
  const t = useText();
  const columns: readonly (string | DataColumn<Row<typeof facility>>)[] = [
    'facilityNo',
    { prop: 'name', label: facility.fields.name.label, width: 180, type: 'mylink', sortable: true },
    'kind',
    'status',
    'mansionId',
    'roomId',
    { prop: 'brand', label: facility.fields.brand.label, width: 110 },
    { prop: 'model', label: facility.fields.model.label, width: 150 },
    'qty',
    'nextCheckDate',
    'maintainUnit',
    'installDate',
  ];
  return <ResourcePage entity={facility} title={t(texts.facilities)} columns={columns} />;
}

/** Who had which car position, from when until when. */
export function CarRecordPage() {
  const t = useText();
  return <ResourcePage entity={carDistribution} title={t(texts.records)} />;
}

/** Who looks after what. */
export function ManagerPage() {
  const t = useText();
  const columns: readonly (string | DataColumn<Row<typeof managementUser>>)[] = [
    { prop: 'name', label: managementUser.fields.name.label, width: 140, type: 'mylink', sortable: true },
    'manageType',
    'enabled',
    { prop: 'phone', label: managementUser.fields.phone.label, width: 150 },
    'campus',
    'mansionIds',
    'deptId',
    'userId',
  ];
  return <ResourcePage entity={managementUser} title={t(texts.managers)} columns={columns} />;
}
