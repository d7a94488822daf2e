const textFirst = 'the sample notice says nothing, and is refused for it first; the tests of notices try it';

/** Of notices: ids of which a call makes no difference, each with the reason. */
export const indifferentInNotices: Readonly<Record<string, string>> = {
  'POST /api/purchase/bulletin/saveBulletin files.fileId': textFirst,
  'POST /api/purchase/bulletin/editBulletinDetails files.fileId': textFirst,
  'POST /api/purchase/bulletin/modify/saveOrUpdate files.fileId': textFirst,
};
