// Loaded by components/staff-switch/load-edit-links.client.ts in the browsers of staff.
import { showEditLinks } from '../../components/layout/edit-links.client'

void showEditLinks()
