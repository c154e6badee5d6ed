// Tests that the pages of a review cannot take the place of a page of the site, nor of a redirect.
import { expect, test } from 'vitest'
import type { ParseContext } from '../../model/schema/field'
import { redirectPath } from '../../model/schema/fields/redirect-path'
import { checkFileName } from '../../model/source/check-file-name'
import { REVIEW_FOLDER } from './review-folder'

test.each([REVIEW_FOLDER, `${REVIEW_FOLDER}/index`])('nothing of the site can be at %s', (path) => {
  expect(checkFileName(path)).toMatchObject({ code: 'file-name' })
  expect(redirectPath().parse(`/${path}`, {} as ParseContext)).toHaveProperty('problem')
})
