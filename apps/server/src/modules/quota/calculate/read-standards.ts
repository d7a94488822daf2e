import {
  facultyRegulation,
  sasnop,
  type QuotaStandards,
  type ResearchStandard,
  type StudentStandard,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface AreaRow {
  readonly key: number;
  readonly area: string;
}
interface ParameterRow {
  readonly commonPerHead: string;
  readonly commonCap: string;
  readonly basic: string;
  readonly professionBasic: string;
  readonly professional: string;
  readonly areaPerPlace: string;
  readonly adjustRatio: string;
}

/** Of the year, or of the latest one before it that has a row. */
const latest = (columns: string, table: string, key: string) => `
  select distinct on (${key}) ${key} as key, ${columns} from ${table}
  where tenant_id = $1 and year <= $2 and is_deleted = 0 order by ${key}, year desc`;
const staffAreas = latest('area', 'faculty_regulation', 'category');
const postAreas = latest('area', 'sasnop', 'category');
const studentAreas = latest(
  'area, coalesce(coef_applied, false) as "isCoefApplied"',
  'college_student_regulation',
  'student_type',
);
const researchAreas = latest(
  `per_unit as "perUnit", area, coalesce(arts_area, area) as "artsArea", coalesce(cap_ratio, 1) as "capRatio"`,
  'research_regulation',
  'kind',
);
const parameters = `
  select common_per_head as "commonPerHead", common_cap as "commonCap", basic_hours as basic,
    profession_basic_hours as "professionBasic", professional_hours as professional,
    area_per_place as "areaPerPlace", adjust_ratio as "adjustRatio"
  from quota_parameter where tenant_id = $1 and year <= $2 and is_deleted = 0 order by year desc limit 1`;

/** The standards that hold in the year; without those for people and the parameters there is no calculation. */
export async function readStandards({ db, tenantId, language }: Ctx, year: number): Promise<QuotaStandards> {
  const asked = [tenantId, year];
  const [parameter] = await db.query<ParameterRow>(parameters, asked);
  if (!parameter) return refuse('quota.noParameters', { year });
  const staff = await db.query<AreaRow>(staffAreas, asked);
  if (staff.length === 0) refuse('quota.noStandards', { year, table: facultyRegulation.label[language] });
  const posts = await db.query<AreaRow>(postAreas, asked);
  if (posts.length === 0) refuse('quota.noStandards', { year, table: sasnop.label[language] });
  const students = await db.query<StudentStandard & { key: number }>(studentAreas, asked);
  const research = await db.query<ResearchStandard & { key: number }>(researchAreas, asked);
  const { basic, professionBasic, professional, ...rest } = parameter;
  return {
    ...rest,
    hoursPerPlace: [basic, professionBasic, professional],
    staff: Object.fromEntries(staff.map(({ key, area }) => [key, area])),
    posts: Object.fromEntries(posts.map(({ key, area }) => [key, area])),
    students: Object.fromEntries(students.map(({ key, ...standard }) => [key, standard])),
    research: Object.fromEntries(research.map(({ key, ...standard }) => [key, standard])),
  };
}
