// Creates the data of what belongs to an event: its materials and the churches that take part.
import { createMailto } from '../../components/contact/mailto'
import type { ChurchData } from '../../components/events/church-list'
import type { ResourceData } from '../../components/events/resource-list'
import type { Event } from '../../model/collections/event/event'
import type { Site } from '../../model/site'
import { getHiddenReason } from '../../model/visibility'
import type { BuildContext } from '../../renderer/page-context'
import { formatDownloadLabel } from './download-label'

type EventMaterials = {
  readonly resources: readonly ResourceData[]
  readonly churches: readonly ChurchData[]
}

export function getEventMaterials(
  site: Site,
  { slug, title: eventTitle }: Event,
  { today }: BuildContext,
): EventMaterials {
  const resources = site.eventResources
    .filter(({ event }) => event === slug)
    .map(({ title, description, downloadUrl, ...dates }) => ({
      title,
      description,
      hidden: getHiddenReason(dates, today),
      href:
        downloadUrl ??
        createMailto({ to: site.settings.email, subject: `${eventTitle}: ${title}` }),
      label:
        downloadUrl === undefined ? 'Ask us to send it' : formatDownloadLabel(site, downloadUrl),
    }))
  const churches = site.churches
    .filter(({ event }) => event === slug)
    .map((church) => ({ ...church, hidden: getHiddenReason(church, today) }))
  return { resources, churches }
}
