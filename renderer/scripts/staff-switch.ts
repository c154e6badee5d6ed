import { startStaffSwitch } from '../../components/staff-switch/staff-switch.client'

startStaffSwitch()
