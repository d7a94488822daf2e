const noTenantYet = 'the sample contract names nobody; the tests of contracts try it';
const noBands = 'the sample charge has no bands, and is refused for it first; the tests of quotas try it';
const noSpouse = 'the sample applicant has no spouse';

/** Of which ids of leases, charges and housing a call makes no difference, and why. */
export const indifferentInEstate = {
  'POST /api/eam/bizroomcontract/updateStatus files.fileId': noTenantYet,
  'POST /api/eam/bizroomcontract/dataPage userId': noTenantYet,
  'POST /api/eam/bizroomcontract/excel userId': noTenantYet,
  'POST /api/eam/bizroomcontract/addSave userId':
    'the sample application is not agreed to; the tests of contracts try it',
  'POST /api/eam/bizroomcontract/editSave roomId': 'the sample contract is no draft; the tests of contracts try it',
  'POST /api/eam/bizroomcontract/editSave userId': 'the sample contract is no draft; the tests of contracts try it',
  'POST /api/eam/charge/update id': noBands,
  'POST /api/eam/charge/updateById id': noBands,
  'POST /api/eam/charge/editSave id': noBands,
  'POST /api/eam/turnover-room/sort/dataPage spouseId': noSpouse,
  'POST /api/eam/turnover-room/sort/exportExcel spouseId': noSpouse,
  'GET /api/eam/turnover-room/sort/exportExcel spouseId': noSpouse,
  'POST /api/eam/turnover-room/sort/excel spouseId': noSpouse,
};
